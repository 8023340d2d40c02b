const lookMs = 1000;

/**
 * Ends this command, as SIGTERM would, once the npm that started it is gone. npm passes SIGTERM to the shell between
 * the two, and that dies without telling anybody: the server would run on and hold its port.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, lookMs);
  looking.unref();
}
