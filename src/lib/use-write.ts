import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** Runs a mutation. Ignores a second press while the mutation is pending, because the button may not look busy yet. */
export function useWrite<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const busy = useRef(false);
  const { mutate, ...mutation } = useMutation({
    ...options,
    onSettled: (...outcome) => {
      busy.current = false;
      return options.onSettled?.(...outcome);
    },
  });
  return {
    ...mutation,
    mutate: (variables: Variables) => {
      if (busy.current) return;
      busy.current = true;
      mutate(variables);
    },
  };
}
