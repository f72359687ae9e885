import type { Config } from 'tailwindcss';

/** The names of the design. Variables in src/index.css have the light and dark values of the colours. */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        canvas: 'var(--canvas)',
        surface: 'var(--surface)',
        sunken: 'var(--sunken)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        control: 'var(--control)',
        accent: { DEFAULT: 'var(--accent)', ink: 'var(--accent-ink)' },
        danger: { DEFAULT: 'var(--danger)', ink: 'var(--danger-ink)' },
        focus: 'var(--focus)',
        gameboy: { DEFAULT: 'var(--gameboy)', panel: 'var(--gameboy-panel)' },
        ds: { DEFAULT: 'var(--ds)', panel: 'var(--ds-panel)' },
        '3ds': { DEFAULT: 'var(--3ds)', panel: 'var(--3ds-panel)' },
        history: { DEFAULT: 'var(--history)', panel: 'var(--history-panel)' },
        reviews: { DEFAULT: 'var(--reviews)', panel: 'var(--reviews-panel)' },
        collecting: { DEFAULT: 'var(--collecting)', panel: 'var(--collecting-panel)' },
        tech: { DEFAULT: 'var(--tech)', panel: 'var(--tech-panel)' },
        lcd: { DEFAULT: 'var(--lcd)', ink: 'var(--lcd-ink)' },
        shell: 'var(--shell)',
      },
      fontFamily: {
        display: ['Bricolage Grotesque', 'Bricolage Fallback', 'Figtree', 'system-ui', 'sans-serif'],
        /** Tailwind's name for the font of the page. */
        sans: ['Figtree', 'Figtree Fallback', 'system-ui', 'sans-serif'],
        numerals: ['Handjet', 'Handjet Fallback', 'ui-monospace', 'monospace'],
      },
      fontSize: {
        // Tailwind's sizes, with line heights that are rounded up. Its own line heights are fractions. Minified, they
        // would be slightly too low for whole pixels.
        xs: ['0.75rem', { lineHeight: '1.3334' }],
        sm: ['0.875rem', { lineHeight: '1.4286' }],
        lg: ['1.125rem', { lineHeight: '1.5556' }],
        '2xl': ['1.5rem', { lineHeight: '1.3334' }],
        '4xl': ['2.25rem', { lineHeight: '1.1112' }],
        // The site's sizes.
        label: ['0.8125rem', { lineHeight: '1.3', letterSpacing: '0.02em' }],
        reading: ['1.1875rem', { lineHeight: '1.65' }],
        lead: ['clamp(1.125rem, 1.02rem + 0.45vw, 1.375rem)', { lineHeight: '1.5' }],
        brand: ['1.125rem', { lineHeight: '1', letterSpacing: '-0.025em' }],
        subheading: ['1.5rem', { lineHeight: '1.3334', letterSpacing: '-0.025em' }],
        heading: ['1.375rem', { lineHeight: '1.2', letterSpacing: '-0.015em' }],
        title: ['clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)', { lineHeight: '1.1', letterSpacing: '-0.022em' }],
        headline: ['clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)', { lineHeight: '1.04', letterSpacing: '-0.03em' }],
        display: ['clamp(2.75rem, 1.4rem + 6vw, 6rem)', { lineHeight: '0.98', letterSpacing: '-0.035em' }],
      },
      spacing: {
        /** The space left and right of a page. */
        gutter: 'clamp(1rem, 0.6rem + 1.8vw, 2rem)',
        /** The space above and below a part of a page. */
        section: 'clamp(2.75rem, 2rem + 3vw, 4.5rem)',
        /** The smallest target for a finger. */
        touch: '2.75rem',
      },
      maxWidth: { page: '78rem', reading: '36rem' },
      borderRadius: { card: '1.25rem', plate: '1.75rem' },
      boxShadow: {
        card: '0 1px 2px rgb(0 0 0 / 0.06), 0 8px 24px -12px rgb(0 0 0 / 0.18)',
        lifted: '0 2px 4px rgb(0 0 0 / 0.06), 0 18px 40px -18px rgb(0 0 0 / 0.35)',
      },
      keyframes: {
        'from-left': { from: { opacity: '0', translate: '-2.5rem 0' } },
        'from-right': { from: { opacity: '0', translate: '2.5rem 0' } },
      },
      animation: {
        'from-left': 'from-left 250ms cubic-bezier(0.2, 0.8, 0.2, 1)',
        'from-right': 'from-right 250ms cubic-bezier(0.2, 0.8, 0.2, 1)',
      },
    },
  },
} satisfies Config;
