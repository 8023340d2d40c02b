import { spawn } from 'node:child_process';
import { root } from './places.mjs';

const exitCodeOfSignal = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Runs a program in the foreground until it ends, and passes on the signals that come in meanwhile.
 *
 * `signal` calls it off: the program is then told to end.
 *
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, { env = {}, cwd = root, output = 'inherit' } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['inherit', output, 'inherit'],
    });
    const stopForwarding = forwardSignals(child);
    child.once('error', (error) => {
      stopForwarding();
      failed(error);
    });
    child.once('close', (code, signal) => {
      stopForwarding();
      done(code ?? exitCodeOfSignal[signal] ?? 1);
    });
  });
}

/** Runs a program and keeps what it says. */
export function runQuietly(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stopForwarding = forwardSignals(child);
    let said = '';
    const add = (chunk) => {
      said += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    child.once('error', (error) => {
      stopForwarding();
      failed(error);
    });
    child.once('close', (code) => {
      stopForwarding();
      done({ code: code ?? 1, said });
    });
  });
}

function forwardSignals(child) {
  // A terminal sends Ctrl-C to the child as well: sent twice, some programs give up at once.
  const signals = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = (signal) => child.kill(signal);
  const ignore = () => undefined;
  for (const signal of signals) process.on(signal, forward);
  if (process.stdin.isTTY) process.on('SIGINT', ignore);
  return () => {
    for (const signal of signals) process.off(signal, forward);
    process.off('SIGINT', ignore);
  };
}
