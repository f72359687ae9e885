import { useMutation } from '@tanstack/react-query';
import { Button } from '@/ui/button';

interface CopyLinkProps {
  /** A path on this site. */
  address: string;
}

export function CopyLink({ address }: CopyLinkProps) {
  const copy = useMutation({
    mutationFn: async () => navigator.clipboard.writeText(location.origin + address),
    meta: {
      success: 'Link copied',
      failure: "Your browser didn't let us copy the link. It's the address of this page.",
    },
  });
  return (
    <p className="mt-8 print:hidden">
      <Button look="quiet" onClick={() => copy.mutate()}>
        Copy link
      </Button>
    </p>
  );
}
