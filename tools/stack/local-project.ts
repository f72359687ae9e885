export interface LocalProject {
  url: string;
  publishableKey: string;
  databaseUrl: string;
}

/**
 * Reads the output of `supabase status --output json`.
 * @throws Error when the output has no address, key or database
 */
export function readStatus(printed: string): LocalProject {
  // A line for people may come before the JSON.
  const status = JSON.parse(printed.slice(printed.indexOf('{'))) as Record<string, unknown>;
  const valueOf = (name: string) => {
    const value = status[name];
    if (typeof value !== 'string' || value === '') throw new Error(`\`supabase status\` names no ${name}.`);
    return value;
  };
  return { url: valueOf('API_URL'), publishableKey: valueOf('PUBLISHABLE_KEY'), databaseUrl: valueOf('DB_URL') };
}

/** Sets the project's address and key in the text of an environment file. Other lines stay. */
export function withProject(text: string, { url, publishableKey }: LocalProject): string {
  const own = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: publishableKey };
  const others = text.split('\n').filter((line) => !Object.keys(own).some((name) => line.startsWith(`${name}=`)));
  const kept = others.join('\n').trimEnd();
  const added = Object.entries(own).map(([name, value]) => `${name}=${value}\n`);
  return `${kept === '' ? '' : `${kept}\n`}${added.join('')}`;
}
