import { useEarn } from '@earnkit/hooks';
import { flexibleStatisticsOptions } from '@earnkit/hooks/simple-earn';

/** Reads the figures of the summary while the page is drawn, so that it is shown with them. Every other read begins once the page is shown. */
export function useFiguresAhead(): void {
  const earn = useEarn();
  const options = flexibleStatisticsOptions(earn);
  if (earn.session.state === 'signed-in' && earn.queryClient.getQueryState(options.queryKey) === undefined)
    void earn.queryClient.prefetchQuery(options);
}
