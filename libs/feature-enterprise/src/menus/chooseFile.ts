/** Lets the person choose a file; undefined when they choose none. Call it at once on their click. */
export function chooseFile(label: string, accept: string): Promise<File | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.hidden = true
  input.setAttribute('aria-label', label)
  document.body.append(input)
  return new Promise((resolve) => {
    const end = () => {
      input.remove()
      resolve(input.files?.[0])
    }
    input.addEventListener('change', end, { once: true })
    input.addEventListener('cancel', end, { once: true })
    input.click()
  })
}
