/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Undefined while a local build draws its pages. */
  readonly VITE_SUPABASE_URL: string | undefined;
  readonly VITE_SUPABASE_ANON_KEY: string;
  /** The address of the files of uploaded pictures. `build/environment.ts` always sets it. */
  readonly VITE_PICTURES_URL: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_OFFLINE_VERIFIER?: string;
  readonly VITE_COOKIE_POLICY_URL?: string;
  readonly VITE_PRIVACY_POLICY_URL?: string;
}
