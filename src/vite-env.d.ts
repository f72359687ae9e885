/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Undefined where a local build draws its pages. */
  readonly VITE_SUPABASE_URL: string | undefined;
  readonly VITE_SUPABASE_ANON_KEY: string;
  /** Where the files of uploaded pictures are; always set by `build/environment.ts`. */
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
