addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob().then(
    (packed) => postMessage(packed),
    () => postMessage(null),
  );
});
