import type { Config } from 'tailwindcss';

/** The look of the site in names. The values, light and dark, are variables in src/index.css. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        canvas: 'var(--canvas)',
        surface: 'var(--surface)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        control: 'var(--control)',
        accent: { DEFAULT: 'var(--accent)', ink: 'var(--accent-ink)' },
        danger: { DEFAULT: 'var(--danger)', ink: 'var(--danger-ink)' },
        gameboy: { DEFAULT: 'var(--gameboy)', panel: 'var(--gameboy-panel)' },
        ds: { DEFAULT: 'var(--ds)', panel: 'var(--ds-panel)' },
        '3ds': { DEFAULT: 'var(--3ds)', panel: 'var(--3ds-panel)' },
        history: { DEFAULT: 'var(--history)', panel: 'var(--history-panel)' },
        reviews: { DEFAULT: 'var(--reviews)', panel: 'var(--reviews-panel)' },
        collecting: { DEFAULT: 'var(--collecting)', panel: 'var(--collecting-panel)' },
        tech: { DEFAULT: 'var(--tech)', panel: 'var(--tech-panel)' },
      },
      fontFamily: {
        display: ['ui-rounded', 'Avenir Next', 'Nunito', 'Segoe UI', 'system-ui', 'sans-serif'],
        body: ['system-ui', 'Segoe UI', 'Roboto', 'Helvetica Neue', 'sans-serif'],
      },
      maxWidth: { page: '76rem', reading: '42rem' },
      boxShadow: { card: '0 1px 2px rgb(0 0 0 / 0.06), 0 8px 24px -12px rgb(0 0 0 / 0.18)' },
    },
  },
} satisfies Config;
