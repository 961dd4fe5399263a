#include "server/web/certificate.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/ssl/context.hpp>

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace shinpan::server {
namespace {

namespace ssl = boost::asio::ssl;

// Of TLS 1.2: keys that serve one connection alone, and ciphers that tell whether a text was changed.
constexpr const char* ciphers_of_1_2 = "ECDHE+AESGCM:ECDHE+CHACHA20";
constexpr std::string_view http_1_1 = "\x08http/1.1";  // as ALPN has it (RFC 7301)
constexpr std::size_t most_bytes = 1 << 20;            // of a file

struct Free {
    void operator()(std::FILE* file) const { std::fclose(file); }
    void operator()(BIO* bio) const { BIO_free(bio); }
    void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
};
template <class T>
using Owned = std::unique_ptr<T, Free>;

Result<std::string, std::string> text_of(const std::string& path) {
    const Owned<std::FILE> file(std::fopen(path.c_str(), "rb"));
    if (!file) return failure(path + ": cannot be read: " + std::generic_category().message(errno));
    std::string text(most_bytes, '\0');
    text.resize(std::fread(text.data(), 1, text.size(), file.get()));
    if (std::ferror(file.get()) != 0) return failure(path + ": cannot be read");
    return text;
}

// Nobody is asked for a passphrase.
int no_passphrase(char*, int, int, void*) { return -1; }

Owned<EVP_PKEY> key_in(const std::string& text) {
    const Owned<BIO> bio(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
    return Owned<EVP_PKEY>(PEM_read_bio_PrivateKey(bio.get(), nullptr, no_passphrase, nullptr));
}

std::string day_of(const ASN1_TIME* time) {
    const Owned<BIO> bio(BIO_new(BIO_s_mem()));
    ASN1_TIME_print(bio.get(), time);
    char text[64];
    const int size = BIO_read(bio.get(), text, sizeof text);
    return {text, static_cast<std::size_t>(std::max(size, 0))};
}

X509* certificate_of(const ssl::context& context) {
    return SSL_CTX_get0_certificate(const_cast<ssl::context&>(context).native_handle());
}

// What is wrong with a certificate now, for that name.
std::optional<std::string> fault_of(X509* certificate, const std::string& name) {
    const ASN1_TIME* const begins = X509_get0_notBefore(certificate);
    const ASN1_TIME* const ends = X509_get0_notAfter(certificate);
    if (X509_cmp_current_time(ends) <= 0) return "has expired on " + day_of(ends);
    if (X509_cmp_current_time(begins) > 0) return "is not valid before " + day_of(begins);
    const bool is_named = X509_check_host(certificate, name.data(), name.size(), 0, nullptr) == 1 ||
                          X509_check_ip_asc(certificate, name.c_str(), 0) == 1;
    if (!is_named) return "is for another name than " + name;
    return {};
}

// Whoever can speak another version of HTTP speaks this one; whoever cannot is told (RFC 7301 3.2).
int choose_http_1_1(SSL*, const unsigned char** chosen, unsigned char* size, const unsigned char* offered,
                    unsigned count, void*) {
    const auto* const ours = reinterpret_cast<const unsigned char*>(http_1_1.data());
    unsigned char* found = nullptr;
    const int how =
        SSL_select_next_proto(&found, size, ours, static_cast<unsigned>(http_1_1.size()), offered, count);
    *chosen = found;
    return how == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_ALERT_FATAL;
}

// An idle connection keeps little, and a client cannot have it begin again and again.
void set_rules(SSL_CTX* context) {
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_cipher_list(context, ciphers_of_1_2);
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
    SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_alpn_select_cb(context, choose_http_1_1, nullptr);
}

}  // namespace

Result<Encryption, std::string> encryption_by(const CertificateFiles& files, const std::string& name) {
    const auto chain = text_of(files.certificate);
    if (!chain) return failure(chain.error());
    const auto key_text = text_of(files.key);
    if (!key_text) return failure(key_text.error());

    const auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
    SSL_CTX* const native = context->native_handle();
    set_rules(native);
    boost::system::error_code error;
    (void)context->use_certificate_chain(boost::asio::buffer(*chain), error);
    const Owned<EVP_PKEY> key = key_in(*key_text);
    ERR_clear_error();
    if (error) return failure(files.certificate + ": holds no certificate in PEM");
    X509* const certificate = certificate_of(*context);
    if (const auto wrong = fault_of(certificate, name)) return failure(files.certificate + ": " + *wrong);
    if (!key) return failure(files.key + ": holds no key in PEM without a passphrase");
    const bool belong =
        X509_check_private_key(certificate, key.get()) == 1 && SSL_CTX_use_PrivateKey(native, key.get()) == 1;
    ERR_clear_error();
    if (!belong) return failure(files.key + ": is not the key of " + files.certificate);
    return context;
}

std::string expiry_of(const ssl::context& context) {
    return day_of(X509_get0_notAfter(certificate_of(context)));
}

}  // namespace shinpan::server
