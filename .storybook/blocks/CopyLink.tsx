import { type ReactElement, useEffect, useState } from 'react';

interface CopyLinkProps {
  /** What the link leads to, for a screen reader. */
  readonly what: string;
  /** Gives the address when it is asked for. */
  readonly address: () => string;
}

/** Copies an address. Where the browser refuses, which it does on pages without HTTPS, the address is shown to be copied by hand. */
export function CopyLink({ what, address }: CopyLinkProps): ReactElement {
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (copied !== true) return undefined;
    const timer = setTimeout(() => setCopied(undefined), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <button type="button" className="earn-copy" aria-label={`Copy link to ${what}`} onClick={() => void copy()}>
        {copied === true ? 'Copied' : 'Copy link'}
      </button>
      {copied === false && (
        <input
          className="earn-copy-text"
          readOnly
          aria-label={`Link to ${what}`}
          value={address()}
          onFocus={({ target }) => target.select()}
        />
      )}
      <span role="status" className="earn-unseen">
        {copied === true ? 'Copied' : ''}
      </span>
    </>
  );
}
