/**
 * Prepares the whole site's style sheet: a prerendered page inlines only the rules that it needs.
 * @param address undefined in a page that links the style sheet itself
 * @returns a function that applies the sheet and resolves when the sheet has loaded or failed. After that, the function
 * returns undefined.
 */
export function siteStyles(address: string | undefined): () => Promise<void> | undefined {
  let loading: Promise<void> | undefined;
  let loaded = address === undefined;
  return () => {
    if (loaded || address === undefined) return undefined;
    loading ??= load(address).then(() => {
      loaded = true;
    });
    return loading;
  };
}

function load(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve());
    document.head.append(link);
  });
}
