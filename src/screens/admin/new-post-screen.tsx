import { useState } from 'react';
import { newPost } from '@/features/blog/editor/post-schema';
import { PostEditor } from '@/features/blog/editor/post-editor';
import { PageHead } from '@/features/seo/page-head';
import { dayOf } from '@/lib/dates';
import { PageTitle } from '@/ui/admin-page';

export function NewPostScreen() {
  const [initial] = useState(() => newPost(dayOf(new Date())));
  return (
    <>
      <PageHead title="New Post" noindex />
      <PageTitle>New Post</PageTitle>
      <PostEditor post={null} initial={initial} />
    </>
  );
}
