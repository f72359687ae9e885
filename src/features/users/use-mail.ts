import { accountSentence } from '@/auth/account-error';
import { askForMail } from '@/auth/session';
import type { User } from '@/data/staff/users.admin';
import { useWrite } from '@/lib/use-write';

/** Sends the mail whose link signs a person in. The person is on the list even if the mail fails. */
export function useMail() {
  return useWrite({
    mutationFn: ({ email }: Pick<User, 'email'>) => askForMail(email),
    meta: {
      success: 'The email is on its way',
      failure: (error) => `We couldn’t send the email. ${accountSentence(error)} You can send it again from the list.`,
    },
  });
}
