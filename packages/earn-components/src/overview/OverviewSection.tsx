'use client';
import { Component, type ReactElement, type ReactNode } from 'react';
import { ErrorState } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { overviewMessages } from './messages.ts';

export interface OverviewSectionProps {
  /** One section of the page. */
  readonly children: ReactNode;
}

/** One section of the overview. Where it cannot be drawn it says so, with a button to try again, and the others stay as they are. */
export class OverviewSection extends Component<OverviewSectionProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken onRetry={() => this.setState({ broken: false })} /> : this.props.children;
  }
}

function Broken({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { t } = useMessages(overviewMessages);
  return <ErrorState size="compact" description={t('earn.overview.broken')} onRetry={onRetry} />;
}
