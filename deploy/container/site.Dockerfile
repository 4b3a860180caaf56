# The site: nginx from Debian, the publisher that builds what it serves, and nothing that needs rights.
# Built from the project's folder: docker build -f deploy/container/site.Dockerfile .
FROM node:26-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY astro.config.mjs tsconfig.json ./
COPY build build
COPY cli cli
COPY contract contract
COPY demo demo
COPY dictionary dictionary
COPY egress egress
COPY provider provider
COPY public public
COPY publisher publisher
COPY server server
COPY src src
COPY deploy/nginx deploy/nginx
COPY deploy/container/nginx.conf deploy/container/site.sh deploy/container/
RUN mkdir -p /published .cache .astro && chown -R node:node /published /shop
USER node
VOLUME ["/published"]
EXPOSE 8080
HEALTHCHECK --interval=10s --start-period=10m CMD node -e "fetch('http://localhost:8080/robots.txt').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["deploy/container/site.sh"]
