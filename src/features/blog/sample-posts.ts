import type { PostCard } from '@/data/posts';

/** Shown on the home page when the latest articles cannot be read. */
export const samplePosts: PostCard[] = [
  {
    id: 'sample-1',
    slug: 'why-the-game-boy-stayed-grey',
    title: 'Why the Game Boy stayed grey',
    excerpt: 'A monochrome screen against colour rivals: why the plainer machine was the better bargain in 1989.',
    image: '/images/blog/why-the-game-boy-stayed-grey.svg',
    category: 'history',
    author: 'Mara Lindqvist',
    date: '2025-01-18',
    read_time: '4 min',
  },
  {
    id: 'sample-2',
    slug: 'gba-sp-second-look',
    title: 'Game Boy Advance SP: a second look at two screens',
    excerpt: 'Two models share one shell and differ in the light behind the picture. The specifications, side by side.',
    image: '/images/blog/gba-sp-second-look.svg',
    category: 'reviews',
    author: 'Tomás Reyes',
    date: '2025-02-15',
    read_time: '4 min',
  },
  {
    id: 'sample-3',
    slug: 'two-screens-nobody-asked-for',
    title: 'Two screens nobody asked for: the Nintendo DS',
    excerpt: 'It began as an idea its own makers doubted and became the family that sold more than any before it.',
    image: '/images/blog/two-screens-nobody-asked-for.svg',
    category: 'history',
    author: 'Tomás Reyes',
    date: '2025-05-10',
    read_time: '4 min',
  },
];
