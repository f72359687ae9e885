/**
 * Rules for text that may become code: only the site's own files can run. React creates a script element from the text
 * `<script></script>`. The content of that script is JSON for search engines, without any '<'.
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
