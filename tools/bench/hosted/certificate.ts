import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a server on this machine proves itself with, for a day. */
export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** The file of `cert`, for programs that trust what a file holds. */
  file: string;
  /** The hash of the public key, by which Chromium can be told to trust it. */
  hash: string;
}

/** Makes a certificate, signed by itself. @throws Error without the program openssl. */
export function makeCertificate(folder: string): Certificate {
  const [keyFile, file] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=bench', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...algorithm, ...subject, '-keyout', keyFile, '-out', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const cert = readFileSync(file);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key: readFileSync(keyFile), cert, file, hash: createHash('sha256').update(publicKey).digest('base64') };
}
