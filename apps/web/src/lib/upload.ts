import type { Call, CallReply } from '@earshot/contracts/call';
import { authHeader, callUrl, signOutWhenRefused } from './api-client.ts';
import { problemOf, unreachable } from './api-problem.ts';

interface UploadOptions {
  /** Share of the file sent so far, 0…1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  query?: object;
}

/**
 * Sends one file as the part `file` of a multipart call.
 *
 * @throws ApiProblem as `send` does; the signal's reason when it is aborted
 */
export function upload<C extends Call>(
  call: C,
  file: File,
  { onProgress, signal, query }: UploadOptions = {},
): Promise<CallReply<C>> {
  // fetch cannot tell how far an upload is; XMLHttpRequest can.
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const headers = authHeader();
    const stop = () => request.abort();
    request.open(call.method, callUrl(call, query));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        return resolve(JSON.parse(request.responseText) as CallReply<C>);
      const problem = problemOf(
        request.status,
        request.responseText,
        request.getResponseHeader('retry-after'),
      );
      reject(signOutWhenRefused(problem, headers.authorization));
    };
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(signal?.reason as Error);
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) return reject(signal.reason as Error);
    signal?.addEventListener('abort', stop);
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}
