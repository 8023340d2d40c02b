import { imports } from '@earshot/contracts/imports';
import { limits } from '@earshot/contracts/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { problemSentence } from '../../../lib/api-problem.ts';
import { importPath } from '../../../lib/feedback-paths.ts';
import { upload } from '../../../lib/upload.ts';
import { importQuery } from '../imports.queries.ts';
import { uploadWords } from '../imports.words.ts';

export type UploadState =
  | { status: 'waiting' }
  /** `share` of the file sent, 0…1; at 1 the server reads it. */
  | { status: 'sending'; file: File; share: number }
  | { status: 'refused'; why: string };

/** Sends a file and goes on to its import; files that cannot be taken are refused before they are sent. */
export function useUpload(): {
  state: UploadState;
  start: (files: FileList | null) => void;
  stop: () => void;
} {
  const [state, setState] = useState<UploadState>({ status: 'waiting' });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    const control = new AbortController();
    sending.current = control;
    setState({ status: 'sending', file, share: 0 });
    try {
      const run = await upload(imports.upload, file, {
        signal: control.signal,
        onProgress: (share) => setState({ status: 'sending', file, share }),
      });
      queryClient.setQueryData(importQuery(run.import_id).queryKey, run);
      await navigate(importPath(run.import_id));
    } catch (error) {
      if (control.signal.aborted) setState({ status: 'waiting' });
      else setState({ status: 'refused', why: `${uploadWords.failed}: ${problemSentence(error)}` });
    }
  };
  const start = (files: FileList | null) => {
    const [file, second] = files ?? [];
    if (!file) return;
    const why = second ? uploadWords.several : faultOf(file);
    if (why) setState({ status: 'refused', why });
    else void send(file);
  };
  return { state, start, stop: () => sending.current?.abort() };
}

function faultOf({ name, size }: File): string | null {
  if (size === 0) return uploadWords.empty(name);
  return size > limits.importMaxBytes ? uploadWords.tooLarge(name, size) : null;
}
