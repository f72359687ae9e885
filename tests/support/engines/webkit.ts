import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key, type WebElement } from 'selenium-webdriver';
import type { Engine, EngineWindow } from './engine';

const driverProgram = '/usr/bin/WebKitWebDriver';
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const screenProgram = '/usr/bin/Xvfb';

export const webKitEngine: Engine = { name: 'WebKit', programs: [driverProgram, browser, screenProgram], start };

async function start() {
  // Without `-noreset` Xvfb restarts after its only window closes. The next browser then finds no display, and the
  // driver waits forever.
  const screen = spawn(screenProgram, ['-noreset', '-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await displayOf(screen);
  const port = await freePort();
  const driver = spawn(driverProgram, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      // For the user root, WebKit's sandbox does not start.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const stop = async () => {
    await end(driver);
    await end(screen);
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await waitForAnswer(address, driver);
  } catch (error) {
    await stop();
    throw error;
  }
  return { open: () => openWindow(address), stop };
}

async function openWindow(server: string): Promise<EngineWindow> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  return {
    // The driver reports no errors.
    errors: [],
    goto: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    // The window has a bar on top, and cannot be narrower than 447 pixels.
    resize: async (width, height) => {
      const bar = await driver.executeScript<number>(() => outerHeight - innerHeight);
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + bar });
    },
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    inject: (script) => driver.executeScript(script),
    click: async (find, sought) => (await driver.executeScript<WebElement>(find, sought)).click(),
    upload: async (find, sought, file) => (await driver.executeScript<WebElement>(find, sought)).sendKeys(file),
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    pressWithControl: (letter) => driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    // The driver's Control+Z has no effect. This command does the same.
    undo: () => driver.executeScript(`document.execCommand('undo')`),
    close: () => driver.quit(),
  };
}

/** Returns the number of the free display that Xvfb chose. @throws Error when Xvfb ends first */
async function displayOf(screen: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  const ended = once(screen, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a display.');
  });
  const [printed] = (await Promise.race([once(screen.stdout, 'data'), ended])) as [Buffer];
  return printed.toString().trim();
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function waitForAnswer(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answers = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await pause(50);
  }
  throw new Error('WebKitWebDriver ended before it answered.');
}
