# The provider: docker build -f deploy/container/provider.Dockerfile .
FROM node:26-bookworm-slim
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY cli cli
COPY contract contract
COPY demo demo
COPY dictionary dictionary
COPY egress egress
COPY provider provider
# Whose shop it is.
COPY src/shop.ts src/shop.ts
# What it says in other languages than English.
COPY src/i18n/*.json src/i18n/current.ts src/i18n/messages.ts src/i18n/t.ts src/i18n/
USER node
EXPOSE 4321
HEALTHCHECK --interval=10s --start-period=60s CMD node -e "fetch('http://localhost:4321/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "provider/cli/listen.ts"]
