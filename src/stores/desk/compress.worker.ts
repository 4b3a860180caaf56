addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob().then(
    (compressed) => postMessage(compressed),
    () => postMessage(null),
  );
});
