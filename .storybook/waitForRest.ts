const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Waits until the fonts are there and two frames in a row change nothing in the page: observers of sizes answer a frame
 * after what they observe. Waits for 60 frames at most, since some stories never rest.
 */
export async function waitForRest(): Promise<void> {
  await document.fonts.ready
  let changes = 0
  const observer = new MutationObserver(() => (changes += 1))
  observer.observe(document.body, {
    ...{ attributes: true, characterData: true, childList: true, subtree: true },
  })
  for (let quiet = 0, frames = 0; quiet < 2 && frames < 60; frames += 1) {
    const before = changes
    await frame()
    quiet = changes === before ? quiet + 1 : 0
  }
  observer.disconnect()
}
