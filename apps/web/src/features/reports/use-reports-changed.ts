import { useQueryClient } from '@tanstack/react-query';

/** Asks anew for what shows reports: their own screens, and the left menu. */
export function useReportsChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['reports'] }),
      queryClient.invalidateQueries({ queryKey: ['preferences', 'left_menu'] }),
    ]);
  };
}
