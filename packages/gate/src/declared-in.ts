import { type Declared, declaredPath, declaredSchema } from '@forecourt/contracts/interface';
import { parseJson } from '@forecourt/service';

/** Returns the declarations among a version's files. @throws ZodError if they are not valid */
export function declaredIn(files: ReadonlyMap<string, Uint8Array>): Declared {
  const bytes = files.get(declaredPath);
  return declaredSchema.parse(bytes === undefined ? {} : parseJson(Buffer.from(bytes).toString('utf8')));
}
