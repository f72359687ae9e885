export type AdminIconName = keyof typeof marks;

/** Simple marks, drawn for this project as lines on a 24 x 24 grid. */
const marks = {
  dashboard: 'M4 4h7v7H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 14h7v6H4z',
  users:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 21v-1a6 6 0 0 1 6-6h2a6 6 0 0 1 6 6v1M16 4a4 4 0 0 1 0 7M18 14a5 5 0 0 1 4 5v2',
  posts: 'M5 3h10l4 4v14H5zM9 9h6M9 13h6M9 17h4',
  messages: 'M3 5h18v14H3zM3 6l9 7 9-7',
  pictures: 'M4 4h16v16H4zM4 16l5-5 5 5 3-3 3 3M15.500 9.500a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  categories: 'M3 4h7l11 11-6 6L4 10zM8 8.500v.1',
  consoles: 'M3 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM5 8h7v5H5zM18 6h3v12h-3M6 16h2',
  console:
    'M6 2h12a1 1 0 0 1 1 1v16a3 3 0 0 1-3 3H6a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1ZM8 5h8v6H8zM8 16h3M9.500 14.500v3M15 15.500v.1',
  social:
    'M18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8.500 10.500l7-4M8.500 13.500l7 4',
  links: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  activity: 'M3 12h4l3-8 4 16 3-8h4',
  contentCheck: 'M4 5h10M4 10h7M4 15h6M13 16l3 3 5-6',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  account: 'M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM3 22a9 9 0 0 1 18 0',
  logout: 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9',
  sidebar: 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM9 4v16',
} as const;

interface AdminIconProps {
  name: AdminIconName;
}

export function AdminIcon({ name }: AdminIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={marks[name]} />
    </svg>
  );
}
