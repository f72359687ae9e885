import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** Ignores a second press while a write is pending: it can come before the button shows that it is busy. */
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
