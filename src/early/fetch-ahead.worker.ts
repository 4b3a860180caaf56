/** Fetches files into the browser's cache, and says when they are there; what can't be had is left to who needs it. */
addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  const fetchWhole = async (url: string) => (await fetch(url, { priority: 'low' })).arrayBuffer();
  void Promise.allSettled(data.map(fetchWhole)).then(() => {
    postMessage('there');
    close();
  });
});
