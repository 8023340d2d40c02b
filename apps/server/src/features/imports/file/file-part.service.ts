import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badField } from '../../../platform/http/problem.ts';

/**
 * The one file of an upload.
 *
 * @throws Problem `bad_request` when there is none, it has another name, or the body is broken
 */
export async function filePart(
  request: FastifyRequest,
  limits: { fileSize?: number } = {},
): Promise<MultipartFile> {
  const part = await request.file({ limits }).catch((error: unknown) => {
    // Refusals of the plugin bear a code; what its parser throws for a broken body does not.
    throw error instanceof Error && 'code' in error
      ? error
      : badField('file', 'The upload is incomplete or damaged.');
  });
  if (!part) throw badField('file', 'The upload contains no file.');
  if (part.fieldname !== 'file') {
    part.file.resume();
    throw badField('file', `Send the file in the part named “file”, not “${part.fieldname.slice(0, 100)}”.`);
  }
  return part;
}
