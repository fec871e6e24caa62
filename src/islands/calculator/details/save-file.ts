/** How long the browser may take to pick up a file before its memory is freed, in milliseconds. */
const PICK_UP = 60_000;

/** Hands a text to the browser as a file to save; nothing leaves the machine. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, PICK_UP);
}
