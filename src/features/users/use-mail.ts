import { accountSentence } from '@/auth/account-error';
import { requestMail } from '@/auth/session';
import type { User } from '@/data/staff/users.admin';
import { useWrite } from '@/lib/use-write';

/** Sends the mail whose link signs a person in. The person is on the list even if the mail fails. */
export function useMail() {
  return useWrite({
    mutationFn: ({ email }: Pick<User, 'email'>) => requestMail(email),
    meta: {
      success: 'The email is on its way',
      failure: (error) => `We couldn’t send the email. ${accountSentence(error)} You can send it again from the list.`,
    },
  });
}
