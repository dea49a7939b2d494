/** The file of a multipart body, spooled to this machine until the answer is sent. */
export class UploadedFile {
  constructor(
    /** Where its bytes lie for now. */
    readonly path: string,
    /** As the sender called it, without any folder. */
    readonly name: string,
    readonly bytes: number,
    /** In hex. */
    readonly sha256: string,
  ) {}

  /** What makes two uploads the same: an idempotency key stands for one content. */
  toJSON(): object {
    return { name: this.name, bytes: this.bytes, sha256: this.sha256 }
  }
}
