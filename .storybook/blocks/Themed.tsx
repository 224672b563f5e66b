import { EarnTheme, type Brand } from '@earnkit/ui';
import type { CSSProperties, PropsWithChildren, ReactElement } from 'react';
import { brandOf } from '../toolbar.ts';
import { useGlobals } from '../useGlobals.ts';

interface ThemedProps {
  /** What differs from the toolbar's choice. */
  readonly brand?: Brand;
  readonly style?: CSSProperties;
}

/** Live parts in a document, in the look that the toolbar chooses. */
export function Themed({ brand, style, children }: PropsWithChildren<ThemedProps>): ReactElement {
  const globals = useGlobals();
  return (
    <EarnTheme
      className="sb-unstyled earn-live"
      appearance={globals['appearance'] === 'dark' ? 'dark' : 'light'}
      dir={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
      brand={{ ...brandOf(globals), ...brand }}
      background={false}
      {...(style && { style })}
    >
      {children}
    </EarnTheme>
  );
}
