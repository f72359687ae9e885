import { CategoryAddForm } from '@/features/categories/category-add-form';
import { CategoryTable } from '@/features/categories/category-table';
import { PageHead } from '@/features/seo/page-head';
import { PageTitle, TipsPanel } from '@/ui/admin-page';

export function CategoriesScreen() {
  return (
    <div className="space-y-5">
      <PageHead title="Categories" noindex />
      <PageTitle>Categories</PageTitle>
      <CategoryAddForm />
      <CategoryTable />
      <TipsPanel
        title="Tips"
        tips={[
          'The blog lists categories in this order.',
          'Links to a category keep working after its slug changes.',
          'When you delete a category, you choose where its posts go.',
        ]}
      />
    </div>
  );
}
