/**
 * What text may become code, where a browser asks: nothing that could run but the site's own files. React makes a
 * script from the first text; its content is JSON for search engines, without any '<'.
 */
export const ownCode = {
  createHTML: (text: string) => (text === '<script></script>' || !text.includes('<') ? text : null),
  createScript(text: string) {
    try {
      return JSON.parse(text) ? text : null;
    } catch {
      return null;
    }
  },
  createScriptURL: (address: string) => (/^\/assets\/[\w.-]+$/.test(address) ? address : null),
};

interface WithTrustedTypes {
  trustedTypes?: { createPolicy: (name: 'default', rules: typeof ownCode) => unknown };
}

export function letOwnCodeRun(): void {
  (globalThis as WithTrustedTypes).trustedTypes?.createPolicy('default', ownCode);
}
