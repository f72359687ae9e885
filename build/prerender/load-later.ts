import { minifiedScript } from './inline-script.ts';

/*
 * Each page has a script of its own that fetches the site's code, and the page's snapshot, when the page with its pictures is there, or
 * as soon as the visitor touches it: until then it would take the line away from the first picture. The same script
 * answers what is pressed before that code has hydrated the page. Texts, because they must come out the same
 * with every compiler.
 *
 * `data-native` marks what React has not taken over yet; React removes the mark. Listeners that come before
 * React's and stop the event see to it that nothing counts twice while the page is hydrated.
 */
const load = `
  const touches = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let started = false;
  let onFailure = () => {};
  const start = () => {
    for (const touch of touches) removeEventListener(touch, start, true);
    if (started) return;
    started = true;
    const data = document.createElement('link');
    data.rel = 'preload';
    data.as = 'fetch';
    data.crossOrigin = '';
    data.href = JSON.parse(document.getElementById('page-data').text).snapshot;
    document.head.append(data);
    for (const { content } of document.querySelectorAll('meta[name="script"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      // In the order they are named: each runs in a step of its own.
      script.async = false;
      script.src = content;
      script.onerror = () => onFailure();
      document.head.append(script);
    }
  };
  const startLater = () => {
    for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
    // Not before what came last is on the screen, which is a little later than its frame.
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true });
  };
`;

/**
 * The address asks for a part of a list, which the file does not have: a line says so, and the code comes at once.
 * What the list can be narrowed by, and what says which part of it stands there when the code does not come, are
 * attributes of the script's element: each text of a script is a hash in the policy, and a line of `_headers` has an end.
 */
const partOfList = `
  const { asks, note } = document.currentScript.dataset;
  const asked = new URLSearchParams(location.search);
  const text = asked.get('q') || asked.get('title');
  if (!asks.split(' ').some((name) => asked.get(name))) startLater();
  else {
    const { dataset } = document.documentElement;
    const line = document.createElement('p');
    dataset.narrowed = '';
    line.setAttribute('role', 'status');
    line.textContent = text ? 'Searching for "' + text.slice(0, 80) + '"...' : 'Loading what the address asks for...';
    onFailure = () => {
      // Not where the site's code has already put its own page in place of this one.
      if (!line.isConnected) return;
      dataset.narrowed = 'whole';
      line.textContent = note;
    };
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('main').prepend(line);
      setTimeout(onFailure, 8000);
      // Not before: that code may be here already, and needs the whole page.
      start();
    });
  }
`;

/** A choice takes effect at once, and a field without one stays out of the address. The fields show what the address asks for, also when the browser kept the page as it was left. */
const filters = `
  const showAsked = () => {
    for (const field of document.querySelectorAll('form[data-native] [name]')) field.value = asked.get(field.name) ?? '';
  };
  if ('narrowed' in document.documentElement.dataset) addEventListener('DOMContentLoaded', showAsked);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showAsked();
  });
  addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (!value) formData.delete(name);
  });
  addEventListener('change', (event) => {
    const { form, localName } = event.target;
    if (localName !== 'select' || !form || !event.target.closest('[data-native]')) return;
    event.stopPropagation();
    form.submit();
  }, true);
`;

/**
 * The contact form, which only React can send: what is typed is kept for it (src/features/contact/contact-form.tsx), and what is
 * sent stays as it is until React sends it, or until it is clear that the code does not come.
 */
const heldForm = `
  let failed = false;
  const answer = (form) => {
    form.inert = !failed;
    form.dataset.held = failed ? '' : 'sent';
    form.querySelector('[role="status"]').textContent = failed
      ? "We can't send your message from here right now. Please email us at the address on this page."
      : 'Sending your message...';
  };
  onFailure = () => {
    failed = true;
    const form = document.querySelector('[data-held="sent"]');
    if (form) answer(form);
  };
  const hold = (event) => {
    const form = event.target.closest('[data-held]');
    if (!form) return;
    try {
      sessionStorage.setItem('handheld-legacy.contact', JSON.stringify(Object.fromEntries(new FormData(form))));
    } catch {}
    if (event.type === 'input') return;
    event.preventDefault();
    event.stopPropagation();
    answer(form);
    setTimeout(onFailure, 8000);
  };
  addEventListener('input', hold, true);
  addEventListener('submit', hold, true);
`;

/** Buttons and dots scroll the slides, and the marks follow. */
const carousel = `
  const find = (part) => document.querySelector('[data-native] ' + part);
  addEventListener('click', (event) => {
    const control = event.target.closest('[data-native] [data-step]');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    const slides = find('[data-slides]');
    const { length } = slides.children;
    const next = control.hash
      ? control.hash.slice(7) - 1
      : Math.round(slides.scrollLeft / slides.clientWidth) + +control.dataset.step;
    slides.scrollLeft = ((next + length) % length) * slides.clientWidth;
  }, true);
  addEventListener('scroll', ({ target }) => {
    if (target !== find('[data-slides]')) return;
    const at = Math.round(target.scrollLeft / target.clientWidth) + 1;
    find('[data-place]').firstChild.data = at;
    find('[aria-current]').removeAttribute('aria-current');
    find('[href$="#slide-' + at + '"]').setAttribute('aria-current', 'true');
  }, true);
`;

/** What lists can be narrowed and sorted by, as their fields are named. */
const listNames = [
  ...['q', 'category', 'era', 'plays', 'lit', 'lock', 'decade', 'weight', 'sort', 'console'],
  ...['platform', 'outcome'],
];

const scripts = new Map<string, string>();

/** The script of a page with this body: no page carries what only others need. */
export function laterScript(body: string): { text: string; attributes: string } {
  const has = (mark: string) => body.includes(mark);
  const [, page, note] = /<noscript data-list="([^"]{0,20})"><p[^<>]{0,200}>([^<"]{0,200})<\/p>/.exec(body) ?? [];
  const parts = [
    load,
    note ? partOfList : 'startLater();',
    has(' role="search"') && filters,
    has(' data-held=') && heldForm,
    has(' data-slides=') && carousel,
  ];
  const source = `(() => {${parts.filter(Boolean).join('')}})()`;
  const text = scripts.get(source) ?? minifiedScript(source);
  scripts.set(source, text);
  if (!note) return { text, attributes: '' };
  const names = listNames.filter((name) => has(` name="${name}"`));
  if (page) names.push(page);
  return { text, attributes: ` data-asks="${names.join(' ')}" data-note="${note}"` };
}
