import { useEffect, useState } from 'react';

/** @returns the address of a chosen file for an `<img>`, for as long as it is shown; null without one */
export function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return file ? address : null;
}
