import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Mail } from '../../build/local-backend/auth/auth-context.ts';
import type { AuthSettings } from '../../build/local-backend/auth/settings.ts';

/** Receives the mails of the auth service. Tests change the settings of the auth service here. */
interface MailSink {
  /** Without a slash at the end. */
  url: string;
  add(mail: Mail): void;
  close(): Promise<void>;
}

/** Serves all mails so far at GET /mails, and the settings of the auth service at GET and PUT /settings. */
export async function startMailSink(settings: AuthSettings): Promise<MailSink> {
  const mails: Mail[] = [];
  const server = createServer((incoming, response) => {
    const answer = (value: unknown, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    switch (`${incoming.method} ${incoming.url}`) {
      case 'GET /mails':
        return answer(mails);
      case 'GET /settings':
        return answer(settings);
      case 'PUT /settings':
        return void json(incoming)
          .then((given) => answer(Object.assign(settings, given)))
          .catch((error: unknown) => answer({ message: String(error) }, 400));
      default:
        return answer({ message: 'Not Found' }, 404);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (mail) => void mails.push(mail),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
