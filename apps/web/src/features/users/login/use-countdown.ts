import { useEffect, useState } from 'react';

/** Whole seconds left, counting down from the moment of `restart`; it starts running when first drawn. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const restart = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return { left, restart };
}
